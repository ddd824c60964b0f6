import type { WordTable } from '@carrier-portal/shared-ui/words'

interface Words {
  offer: (time: string) => string
  restore: string
  discard: string
}

export const words = {
  en: {
    offer: (time) => `Restore what you typed at ${time}?`,
    restore: 'Restore',
    discard: 'Discard it',
  },
  es: {
    offer: (time) => `¿Restaurar lo que escribió a las ${time}?`,
    restore: 'Restaurar',
    discard: 'Descartarlo',
  },
} satisfies WordTable<Words>
