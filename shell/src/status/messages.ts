import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: string
  revision: string
  latestRevision: string
  columns: readonly [string, string, string, string, string, string, string]
  shared: string
  asJson: string
  lookAgain: string
  checkAll: string
  copy: string
}

export const messages = {
  en: {
    title: 'Status',
    revision: 'Registry revision of this page:',
    latestRevision: 'newest:',
    columns: ['Remote', 'Wanted', 'Loaded', 'Latest', 'Why', 'Retries', 'Last error'],
    shared: 'Shared by the shell',
    asJson: 'As JSON',
    lookAgain: 'Look again',
    checkAll: 'Load all remotes',
    copy: 'Copy',
  },
  es: {
    title: 'Estado',
    revision: 'Revisión del registro de esta página:',
    latestRevision: 'la más nueva:',
    columns: ['Remoto', 'Deseada', 'Cargada', 'Última', 'Motivo', 'Reintentos', 'Último error'],
    shared: 'Compartido por el portal',
    asJson: 'Como JSON',
    lookAgain: 'Mirar de nuevo',
    checkAll: 'Cargar todos los remotos',
    copy: 'Copiar',
  },
} satisfies MessageTable<Messages>
