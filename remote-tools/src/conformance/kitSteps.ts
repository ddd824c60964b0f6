/** A step of the kit that the remote did not get through: it threw an error, or it exceeded the time limit. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure'

  constructor(
    readonly step: string,
    readonly reason: string,
  ) {
    super(`${step}: ${reason}`)
  }
}

/** Runs one step of the kit. Rejects with a StepFailure when it throws or takes longer than the limit. */
export async function runStep<T>(step: string, limitMs: number, run: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StepFailure(step, `not finished within ${limitMs / 1000} s`)), limitMs)
  })
  try {
    return await Promise.race([run(), limit])
  } catch (cause) {
    throw cause instanceof StepFailure ? cause : new StepFailure(step, firstLine(cause))
  } finally {
    clearTimeout(timer)
  }
}

/** The browser driver adds its own prefix and the stack of the page. */
function firstLine(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return (message.split('\n')[0] ?? '').replace(/^page\.evaluate: /, '')
}
