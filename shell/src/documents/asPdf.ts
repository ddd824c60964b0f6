/** Returns the bytes if they start like a PDF; rejects otherwise, for example for a login page with status 200. */
export async function asPdf(bytes: Blob): Promise<Blob> {
  const start = await bytes.slice(0, 1024).text()
  if (!start.includes('%PDF-')) throw new Error('The document is no PDF.')
  return bytes
}
