import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  notLoaded: string
  partMissing: string
  tryAgain: string
  cannotStart: string
  configurationBad: string
  tellOperator: string
  reload: string
  crashed: string
}

export const messages = {
  en: {
    notLoaded: 'This page could not be loaded',
    partMissing: 'A part of the portal could not be loaded. Please check your connection.',
    tryAgain: 'Try again',
    cannotStart: 'The portal cannot start',
    configurationBad: 'Its configuration is missing or wrong.',
    tellOperator: 'Please tell whoever runs this portal:',
    reload: 'Reload',
    crashed: 'Something went wrong in the portal itself.',
  },
  es: {
    notLoaded: 'No se pudo cargar esta página',
    partMissing: 'No se pudo cargar una parte del portal. Compruebe su conexión.',
    tryAgain: 'Intentar de nuevo',
    cannotStart: 'El portal no puede arrancar',
    configurationBad: 'Su configuración falta o es incorrecta.',
    tellOperator: 'Avise a quien administra este portal:',
    reload: 'Recargar',
    crashed: 'Algo salió mal en el propio portal.',
  },
} satisfies MessageTable<Messages>
