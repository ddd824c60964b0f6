import { defineRemote } from '@carrier-portal/contract'
import { createElement, useEffect } from 'react'

/** A remote that fails every check of the kit. */
function NonConformingScreen() {
  useEffect(() => {
    Object.assign(window, { leaked: true })
    setInterval(() => undefined, 60_000)
    window.addEventListener('resize', () => undefined)
    localStorage.setItem('patient', 'none')
    Reflect.set(document, 'cookie', 'trace=1')
    document.head.append(document.createElement('style'))
    document.body.append(document.createElement('aside'))
    fetch('https://elsewhere.example/collect').catch(() => undefined)
    void Promise.reject(new Error('unhandled in the fixture'))
  }, [])
  return createElement('p', undefined, 'Non-conforming')
}

export default defineRemote({ contract: '^1.1', Screen: NonConformingScreen })
