const en = {
  title: 'Status',
  revision: 'Registry revision of this page:',
  latestRevision: 'latest:',
  columns: ['Remote', 'Chosen', 'Loaded', 'Latest', 'State', 'Retries', 'Last error'],
  states: {
    notOpened: 'not opened in this page yet',
    failed: 'could not be loaded',
    fallback: 'a fallback version is loaded',
    updatePending: 'an update loads at the next navigation',
    trial: 'this user is part of the trial',
    current: 'up to date',
  },
  shared: 'Shared by the shell',
  asJson: 'As JSON',
  refresh: 'Refresh',
  loadAll: 'Load all remotes',
  copy: 'Copy',
  outdated: 'The host is not responding. What is shown may be out of date.',
}

const es: typeof en = {
  title: 'Estado',
  revision: 'Revisión del registro de esta página:',
  latestRevision: 'la más reciente:',
  columns: ['Remoto', 'Elegida', 'Cargada', 'Última', 'Estado', 'Reintentos', 'Último error'],
  states: {
    notOpened: 'aún no se ha abierto en esta página',
    failed: 'no se pudo cargar',
    fallback: 'se cargó una versión de respaldo',
    updatePending: 'una actualización se carga al cambiar de pantalla',
    trial: 'este usuario participa en la prueba',
    current: 'actualizada',
  },
  shared: 'Compartido por el portal',
  asJson: 'Como JSON',
  refresh: 'Actualizar',
  loadAll: 'Cargar todos los remotos',
  copy: 'Copiar',
  outdated: 'El servidor no responde. Lo que se muestra puede no estar al día.',
}

/** Texts of the status page. */
export const messages = { en, es }
