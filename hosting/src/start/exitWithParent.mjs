/** Preloaded into a child process: ends it when its parent exits, even when the parent was killed. */
const end = () => process.kill(process.pid, 'SIGTERM')
// The parent may exit before this file is read: the event is over then.
if (process.connected === false) end()
process.once('disconnect', end)
// The listener would keep a process running that has nothing else to do.
process.channel?.unref()
