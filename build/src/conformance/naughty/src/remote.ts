import { defineRemote } from '@carrier-portal/contract'
import { createElement, useEffect } from 'react'

/** A remote that breaks every promise, so that the kit can be seen to notice. */
function NaughtyScreen() {
  useEffect(() => {
    Object.assign(window, { leaked: true })
    setInterval(() => undefined, 60_000)
    window.addEventListener('resize', () => undefined)
    localStorage.setItem('patient', 'nobody')
    Reflect.set(document, 'cookie', 'spoor=1')
    document.head.append(document.createElement('style'))
    document.body.append(document.createElement('aside'))
    fetch('https://elsewhere.example/collect').catch(() => undefined)
    void Promise.reject(new Error('nobody caught this'))
  }, [])
  return createElement('p', undefined, 'Naughty')
}

export default defineRemote({ contract: '^1.1', Screen: NaughtyScreen })
