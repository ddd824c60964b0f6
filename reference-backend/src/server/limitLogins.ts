import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** Limits the well-formed sign-ins of one address, because each costs a password hash. */
export function limitLogins(app: FastifyInstance, perMinute: number): void {
  const check = app.createRateLimit({ max: perMinute, timeWindow: 60_000 })
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.operation !== 'login') return
    const limit = await check(request)
    if (limit.isAllowed || !limit.isExceeded) return
    throw new Refusal(429, 'Too many sign-ins from this address. Try again later.', {
      'retry-after': String(limit.ttlInSeconds),
    })
  })
}
