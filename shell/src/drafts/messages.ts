import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  unreadable: string
}

/** Text of the notice after a changed password. */
export const messages = {
  en: {
    unreadable: 'Your password has changed, so unsaved work on this device could not be read. It was deleted.',
  },
  es: {
    unreadable:
      'Su contraseña ha cambiado y no se pudo leer el trabajo sin guardar en este dispositivo. Se ha eliminado.',
  },
} satisfies MessageTable<Messages>
