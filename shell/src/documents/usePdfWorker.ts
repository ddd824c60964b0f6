import { useEffect, useState } from 'react'
import { pdfjs } from 'react-pdf'

const WORKER_ADDRESS = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString()

type PdfWorker = InstanceType<typeof pdfjs.PDFWorker>

/** The worker that reads a document; undefined until it is created, and `failed` when its script could not be loaded. */
type PdfWorkerState = PdfWorker | 'failed' | undefined

/**
 * Starts a worker for one document. pdf.js starts its own worker as well, but after one failed load of the script, for
 * example without a network, it opens no document any more until the page is loaded again.
 */
export function usePdfWorker(): PdfWorkerState {
  const [worker, setWorker] = useState<PdfWorkerState>()
  useEffect(() => {
    const thread = new Worker(WORKER_ADDRESS, { type: 'module' })
    thread.addEventListener('error', () => setWorker('failed'))
    const started = pdfjs.PDFWorker.create({ port: thread })
    setWorker(started)
    return () => {
      started.destroy()
      thread.terminate()
    }
  }, [])
  return worker
}
