const en = {
  problem: 'There was a problem loading the document',
  open: 'Open document',
  /** The two choices of a narrow window. */
  showPages: 'Show pages',
  showText: 'Show text',
  region: (title: string) => `${title} document`,
  page: (number: number, of: number) => `Page ${number} of ${of}`,
}

const es: typeof en = {
  problem: 'Hubo un problema al cargar el documento',
  open: 'Abrir el documento',
  showPages: 'Ver páginas',
  showText: 'Ver texto',
  region: (title) => `Documento: ${title}`,
  page: (number, of) => `Página ${number} de ${of}`,
}

/** Texts of the document viewer. */
export const messages = { en, es }
