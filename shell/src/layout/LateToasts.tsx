import { type Notice, useStore } from '@carrier-portal/contract'
import { useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { useLayoutEffect, useState } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'

/** The toast area. Its library is loaded after the first screen, or by the first notice, which is kept until then. */
export function LateToasts() {
  const { notices, parts } = usePortal()
  const loaded = useStore(parts.toasts.store)
  const [early] = useState<Notice[]>([])
  // Before the effects of the first screen, which may notify: an emitter keeps nothing.
  useLayoutEffect(() => {
    if (loaded.state === 'ready') return
    return notices.subscribe((notice) => {
      early.push(notice)
      void parts.toasts.load()
    })
  }, [loaded, notices, parts, early])
  useWhenOnline(() => {
    if (early.length > 0) void parts.toasts.load()
  })
  if (loaded.state !== 'ready') return null
  const Toasts = loaded.part
  return <Toasts early={early} />
}
