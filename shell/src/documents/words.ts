import type { WordTable } from '@carrier-portal/shared-ui/words'

interface Words {
  problem: string
  open: string
  region: (title: string) => string
  page: (number: number, of: number) => string
}

/** Specification, section 8. */
export const words = {
  en: {
    problem: 'There was a problem loading the document',
    open: 'Open document',
    region: (title) => `${title} document`,
    page: (number, of) => `Page ${number} of ${of}`,
  },
  es: {
    problem: 'Hubo un problema al cargar el documento',
    open: 'Abrir el documento',
    region: (title) => `Documento: ${title}`,
    page: (number, of) => `Página ${number} de ${of}`,
  },
} satisfies WordTable<Words>
