import { portSyntaxProblem } from '@carrier-portal/hosting/portProblem'

/** The port of a remote's dev server: the one that PORT names, or 3001. Throws when PORT is no port. */
export function devPort(text = '3001'): number {
  const problem = devPortProblem(text)
  if (problem !== undefined) throw new Error(problem)
  return Number(text)
}

/** The problem with the port of a dev server; undefined for a valid one. A host takes any free port for 0, a dev server does not. */
export function devPortProblem(text: string): string | undefined {
  return portSyntaxProblem(text, 1)
}
