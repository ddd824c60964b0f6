import { asPdf } from './asPdf.ts'

test.each(['%PDF-1.7\n…', '\n\n%PDF-1.4'])('accepts %j', async (text) => {
  const bytes = new Blob([text])
  expect(await asPdf(bytes)).toBe(bytes)
})

test.each(['', '<html><title>Login</title></html>', `${' '.repeat(1024)}%PDF-1.7`])('rejects %j', async (text) => {
  await expect(asPdf(new Blob([text]))).rejects.toThrow('The document is no PDF.')
})
