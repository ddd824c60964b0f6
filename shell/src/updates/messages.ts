import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  ready: string
  readyWhenSaved: string
  update: string
}

/** Texts of the update bar. */
export const messages = {
  en: {
    ready: 'An update is ready. It will load when you change screens.',
    readyWhenSaved: 'An update is ready. It will load after your work is saved.',
    update: 'Update now',
  },
  es: {
    ready: 'Hay una actualización lista. Se cargará cuando cambie de pantalla.',
    readyWhenSaved: 'Hay una actualización lista. Se cargará después de guardar su trabajo.',
    update: 'Actualizar ahora',
  },
} satisfies MessageTable<Messages>
