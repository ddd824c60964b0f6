/** Loaded into a child process: it ends when its parent is gone, even when the parent was killed. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
