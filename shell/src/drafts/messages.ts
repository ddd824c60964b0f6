import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  unreadable: string
  unreadableSaves: (count: number) => string
}

/** Texts of the notice after a changed password. */
export const messages = {
  en: {
    unreadable: 'Your password has changed, so unsaved work on this device could not be read. It was deleted.',
    unreadableSaves: (count) =>
      count === 1
        ? 'Your password has changed, so a save that was waiting to be sent could not be read. It was deleted: check your orders and enter it again.'
        : `Your password has changed, so ${count} saves that were waiting to be sent could not be read. They were deleted: check your orders and enter them again.`,
  },
  es: {
    unreadable:
      'Su contraseña ha cambiado y no se pudo leer el trabajo sin guardar en este dispositivo. Se ha eliminado.',
    unreadableSaves: (count) =>
      count === 1
        ? 'Su contraseña ha cambiado y no se pudo leer un cambio pendiente de envío. Se ha eliminado: revise sus pedidos e introdúzcalo de nuevo.'
        : `Su contraseña ha cambiado y no se pudieron leer ${count} cambios pendientes de envío. Se han eliminado: revise sus pedidos e introdúzcalos de nuevo.`,
  },
} satisfies MessageTable<Messages>
