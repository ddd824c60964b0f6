import { setFlagsFromString } from 'node:v8'

/**
 * Loaded by the portals of the journeys: V8 compiles PGlite's WebAssembly and the server's functions once and does not
 * optimize them, because a portal serves a part of the journeys for two minutes. Node accepts these options in no variable.
 */
for (const option of ['--liftoff-only', '--max-opt=1']) setFlagsFromString(option)
