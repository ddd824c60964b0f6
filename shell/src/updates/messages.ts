import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  ready: string
  readyWhenSaved: string
  update: string
}

export const messages = {
  en: {
    ready: 'A new version is ready. It is taken when you go to another screen.',
    readyWhenSaved: 'A new version is ready. It is taken once your work is saved.',
    update: 'Update now',
  },
  es: {
    ready: 'Hay una versión nueva. Se usará cuando vaya a otra pantalla.',
    readyWhenSaved: 'Hay una versión nueva. Se usará cuando guarde su trabajo.',
    update: 'Actualizar ahora',
  },
} satisfies MessageTable<Messages>
