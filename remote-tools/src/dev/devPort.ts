import { portSyntaxProblem } from '@carrier-portal/hosting/portProblem'

/** The port of a remote's dev server: the one that PORT names, or 3001. With 0 it is any free port. Throws when PORT is no port. */
export function devPort(text = '3001'): number {
  const problem = portSyntaxProblem(text)
  if (problem !== undefined) throw new Error(problem)
  return Number(text)
}
