import { lockFolder } from '../store/folderLock.ts'

/** Locks each folder whose name it receives and responds with whether it succeeded. It keeps the locks until it ends. */
process.on('message', (folder: string) => {
  try {
    lockFolder(folder)
    process.send?.(true)
  } catch {
    process.send?.(false)
  }
})
process.on('disconnect', () => process.exit())
process.send?.(true)
