/** Preloaded into a child process: ends it when its parent exits, even when the parent was killed. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The listener would keep a process running that has nothing else to do.
process.channel?.unref()
