import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { FailureReason } from './RemoteFailure.ts'

interface Messages {
  notAvailable: string
  reasons: Readonly<Record<FailureReason, string>>
  otherScreens: string
  report: (id: string) => string
  tryAgain: string
  stillTrying: string
  threw: string
  status: string
  close: string
  orderTitle: (number: string) => string
  ordersNotAvailable: string
}

export const messages = {
  en: {
    notAvailable: 'This screen is not available',
    reasons: {
      unreachable: 'It could not be fetched.',
      timeout: 'It took too long to arrive.',
      absent: 'It is not part of this portal at the moment.',
      blocked: 'This version was taken back, and no other one is ready.',
      'needs-newer-host': 'It needs a newer portal. Please reload the page.',
      'too-old': 'It was made for an older portal.',
      unreadable: 'What describes it could not be read.',
      origin: 'It would come from a place that this portal does not trust.',
      integrity: 'It is not what was published.',
      threw: 'It stopped with an error.',
      'no-screen': 'It is not what was expected.',
    },
    otherScreens: 'The other screens work as usual.',
    report: (id) => `Report ${id}`,
    tryAgain: 'Try again',
    threw: 'Something on this screen went wrong. If it does not go on, please reload the page.',
    stillTrying: 'Trying the last version that worked…',
    status: 'Status',
    close: 'Close',
    orderTitle: (number) => `Order ${number}`,
    ordersNotAvailable: 'Order details are not available at the moment.',
  },
  es: {
    notAvailable: 'Esta pantalla no está disponible',
    reasons: {
      unreachable: 'No se pudo obtener.',
      timeout: 'Tardó demasiado en llegar.',
      absent: 'No forma parte de este portal en este momento.',
      blocked: 'Esta versión se retiró y no hay otra lista.',
      'needs-newer-host': 'Necesita un portal más nuevo. Recargue la página.',
      'too-old': 'Se hizo para un portal más antiguo.',
      unreadable: 'No se pudo leer lo que la describe.',
      origin: 'Vendría de un lugar en el que este portal no confía.',
      integrity: 'No es lo que se publicó.',
      threw: 'Se detuvo con un error.',
      'no-screen': 'No es lo que se esperaba.',
    },
    otherScreens: 'Las demás pantallas funcionan como siempre.',
    report: (id) => `Informe ${id}`,
    tryAgain: 'Intentar de nuevo',
    threw: 'Algo en esta pantalla salió mal. Si no continúa, recargue la página.',
    stillTrying: 'Probando la última versión que funcionó…',
    status: 'Estado',
    close: 'Cerrar',
    orderTitle: (number) => `Pedido ${number}`,
    ordersNotAvailable: 'Los detalles del pedido no están disponibles en este momento.',
  },
} satisfies MessageTable<Messages>
