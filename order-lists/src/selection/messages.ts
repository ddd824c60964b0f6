import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  select: (number: string) => string
  selected: (count: number) => string
  clear: string
}

/** Texts of the selection of orders. */
export const messages = {
  en: {
    select: (number) => `Select order ${number}`,
    selected: (count) => `${count} selected`,
    clear: 'Clear',
  },
  es: {
    select: (number) => `Seleccionar el pedido ${number}`,
    selected: (count) => (count === 1 ? '1 seleccionado' : `${count} seleccionados`),
    clear: 'Quitar selección',
  },
} satisfies MessageTable<Messages>
