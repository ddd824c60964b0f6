import { defineRemote } from '@carrier-portal/contract'
import { createElement, useEffect } from 'react'

const retained: string[][] = []

/** A remote that fails every check of the kit but those of its size and of React, which conformance.test.ts covers. */
function NonConformingScreen() {
  useEffect(() => {
    Object.assign(window, { leaked: true })
    retained.push(Array.from({ length: 5000 }, (_, at) => `row ${retained.length} ${at}`))
    setInterval(() => undefined, 60_000)
    window.addEventListener('resize', () => undefined)
    localStorage.setItem('patient', 'none')
    Reflect.set(document, 'cookie', 'trace=1')
    Object.assign(localStorage, { assigned: 'none' })
    void cookieStore.set('late_trace', '1')
    document.head.append(document.createElement('style'))
    document.body.append(document.createElement('aside'))
    fetch('https://elsewhere.example/collect').catch(() => undefined)
    void Promise.reject(new Error('unhandled in the fixture'))
  }, [])
  return createElement(
    'section',
    undefined,
    'Non-conforming',
    createElement('input', { type: 'checkbox' }),
    createElement('button', { type: 'button', onClick: throwError }, 'Throw'),
    createElement(
      'button',
      { type: 'button', onClick: () => void Promise.reject(new Error('late in the fixture')) },
      'Reject',
    ),
    createElement('button', { type: 'button', onClick: () => sessionStorage.setItem('pressed', '1') }, 'Save'),
    createElement('button', { type: 'button', onClick: () => location.assign('/elsewhere') }, 'Leave'),
    createElement('a', { href: '/order-history' }, 'History'),
    createElement('button', { type: 'button', onClick: () => window.alert('Saved') }, 'Alert'),
    createElement(
      'button',
      { type: 'button', onClick: () => document.addEventListener('scroll', throwError) },
      'Listen',
    ),
  )
}

function throwError() {
  throw new Error('pressed in the fixture')
}

export default defineRemote({ contract: '^1.1', Screen: NonConformingScreen })
