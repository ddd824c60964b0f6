import { messages as accept } from '../accept/messages.ts'
import { messages as decision } from '../decision/messages.ts'
import { messages as decline } from '../decline/messages.ts'

/** The first numbers of a title, which must leave the window room for the buttons. */
function firstOf(numbers: readonly string[], andMore: (count: number) => string): string {
  const named = numbers.length > 4 ? 3 : numbers.length
  const rest = numbers.length - named
  return `${numbers.slice(0, named).join(', ')}${rest > 0 ? ` ${andMore(rest)}` : ''}`
}

const namedEn = (numbers: readonly string[]) => firstOf(numbers, (count) => `and ${count} more`)
const namedEs = (numbers: readonly string[]) => firstOf(numbers, (count) => `y ${count} más`)

const sharedEn = {
  waiting: 'Waiting',
  sending: 'Sending…',
  gone: 'No longer available',
  unknown: 'Not confirmed. Refresh the list.',
  unsent: 'Not sent',
  crashed: decision.en.crashed,
}

const sharedEs = {
  waiting: 'En espera',
  sending: 'Enviando…',
  gone: 'Ya no está disponible',
  unknown: 'Sin confirmar. Actualice la lista.',
  unsent: 'Sin enviar',
  crashed: decision.es.crashed,
}

const en = {
  title: {
    accept: (count: number) => (count === 1 ? 'Accept 1 order' : `Accept ${count} orders`),
    decline: (count: number) => (count === 1 ? 'Decline 1 order' : `Decline ${count} orders`),
  },
  /** What "Log Out" says about the draft. */
  draft: { accept: 'Accept several orders', decline: 'Decline several orders' },
  failedTitle: (numbers: readonly string[]) => `Failed: ${namedEn(numbers)}`,
  /** None failed, and these were not sent. */
  unsentTitle: (numbers: readonly string[]) => `Not sent: ${namedEn(numbers)}`,
  /** All others are done, and these are taken or withdrawn. */
  goneTitle: (numbers: readonly string[]) => `No longer available: ${namedEn(numbers)}`,
  busy: { accept: 'Accepting', decline: 'Declining' },
  /** How many orders have their result while the others are sent. */
  progress: (sent: number, count: number) => `${sent} of ${count}`,
  reference: (number: string) => `OC Reference Number of ${number}`,
  comment: 'User Comment',
  reason: 'Reason for Decline',
  fill: 'Apply to all empty fields',
  /** The lines of a pasted column for which no field was left. */
  leftLines: (lines: readonly string[]) => `Not pasted, because no empty field was left below: ${namedEn(lines)}`,
  /** Why the button is disabled. */
  first: { ...accept.en.first, ...decline.en.first, referenceMissing: 'Every order needs a reference number.' },
  error: { ...accept.en.error, ...decline.en.error },
  cancel: 'Cancel',
  /** Sends no further order. */
  stop: 'Stop',
  close: 'Close',
  retry: (count: number) => (count === 1 ? 'Try 1 order again' : `Try ${count} orders again`),
  /** The server was not reached. */
  unreachable:
    'The server cannot be reached. These decisions cannot wait on this device, because someone else may take the orders. What you typed is kept.',
  result: {
    accept: {
      ...sharedEn,
      done: 'Accepted',
      failed: 'Not accepted. Still available.',
      unreachable: 'No connection: the acceptance was not confirmed.',
    },
    decline: {
      ...sharedEn,
      done: 'Declined',
      failed: 'Not declined. Still available.',
      unreachable: 'No connection: the decline was not confirmed.',
    },
  },
  done: { accept: accept.en.done, decline: decline.en.done },
  allDone: {
    accept: (count: number) => `${count} orders accepted`,
    decline: (count: number) => `${count} orders declined`,
  },
}

const es: typeof en = {
  title: {
    accept: (count) => (count === 1 ? 'Aceptar 1 pedido' : `Aceptar ${count} pedidos`),
    decline: (count) => (count === 1 ? 'Rechazar 1 pedido' : `Rechazar ${count} pedidos`),
  },
  draft: { accept: 'Aceptar varios pedidos', decline: 'Rechazar varios pedidos' },
  failedTitle: (numbers) => `Con error: ${namedEs(numbers)}`,
  unsentTitle: (numbers) => `Sin enviar: ${namedEs(numbers)}`,
  goneTitle: (numbers) => `Ya no disponibles: ${namedEs(numbers)}`,
  busy: { accept: 'Aceptando', decline: 'Rechazando' },
  progress: (sent, count) => `${sent} de ${count}`,
  reference: (number) => `Número de referencia OC de ${number}`,
  comment: 'Comentario',
  reason: 'Motivo del rechazo',
  fill: 'Aplicar a todos los campos vacíos',
  leftLines: (lines) => `Sin pegar, porque no quedaban campos vacíos debajo: ${namedEs(lines)}`,
  first: {
    ...accept.es.first,
    ...decline.es.first,
    referenceMissing: 'Cada pedido necesita un número de referencia.',
  },
  error: { ...accept.es.error, ...decline.es.error },
  cancel: 'Cancelar',
  stop: 'Detener',
  close: 'Cerrar',
  retry: (count) => (count === 1 ? 'Reintentar 1 pedido' : `Reintentar ${count} pedidos`),
  unreachable:
    'No se puede contactar con el servidor. Estas decisiones no pueden esperar en este dispositivo, porque otra persona puede tomar los pedidos. Lo que escribió se conserva.',
  result: {
    accept: {
      ...sharedEs,
      done: 'Aceptado',
      failed: 'No aceptado. Sigue disponible.',
      unreachable: 'Sin conexión: la aceptación no se confirmó.',
    },
    decline: {
      ...sharedEs,
      done: 'Rechazado',
      failed: 'No rechazado. Sigue disponible.',
      unreachable: 'Sin conexión: el rechazo no se confirmó.',
    },
  },
  done: { accept: accept.es.done, decline: decline.es.done },
  allDone: {
    accept: (count) => `${count} pedidos aceptados`,
    decline: (count) => `${count} pedidos rechazados`,
  },
}

/** The texts of the dialog for several orders. */
export const messages = { en, es }
