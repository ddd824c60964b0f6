/** Reads a stream until it contains a text. */
export async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  let received = ''
  while (!received.includes(text)) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`The stream ended: ${received}`)
    received += Buffer.from(value).toString()
  }
  return received
}
