import Fastify from 'fastify'
import { handleErrors } from './errorHandling.ts'

test.each([
  ['ECONNREFUSED', 503],
  ['EHOSTUNREACH', 503],
  ['EHOSTDOWN', 503],
  ['ENETUNREACH', 503],
  ['ENETDOWN', 503],
  ['ENOTFOUND', 503],
  ['EAI_AGAIN', 503],
  ['25006', 503],
  ['57P01', 503],
  ['23505', 500],
  ['ENOENT', 500],
])(
  'a call whose database query fails with %s gets %s, and Retry-After when the database is away',
  async (code, status) => {
    const app = Fastify()
    handleErrors(app)
    app.get('/', () => Promise.reject(Object.assign(new Error('the query failed'), { code })))
    const { statusCode, headers } = await app.inject('/')
    expect([statusCode, headers['retry-after']]).toEqual([status, status === 503 ? '5' : undefined])
  },
)
