import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  problem: string
  open: string
  /** The two choices of a narrow window. */
  showPages: string
  showText: string
  region: (title: string) => string
  page: (number: number, of: number) => string
}

/** Texts of the document viewer. */
export const messages = {
  en: {
    problem: 'There was a problem loading the document',
    open: 'Open document',
    showPages: 'Show pages',
    showText: 'Show text',
    region: (title) => `${title} document`,
    page: (number, of) => `Page ${number} of ${of}`,
  },
  es: {
    problem: 'Hubo un problema al cargar el documento',
    open: 'Abrir el documento',
    showPages: 'Ver páginas',
    showText: 'Ver texto',
    region: (title) => `Documento: ${title}`,
    page: (number, of) => `Página ${number} de ${of}`,
  },
} satisfies MessageTable<Messages>
