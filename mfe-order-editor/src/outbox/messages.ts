import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  savedOnDevice: string
}

export const messages = {
  en: { savedOnDevice: 'Saved on this device. It will be sent when you are online.' },
  es: { savedOnDevice: 'Guardado en este dispositivo. Se enviará cuando tenga conexión.' },
} satisfies MessageTable<Messages>
