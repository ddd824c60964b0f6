const en = {
  status: {
    AVAILABLE: 'Available',
    ROUTED: 'Routed',
    PICKED_UP: 'Picked Up',
    COMPLETED: 'Completed',
    REJECTED: 'Rejected',
  },
  noStatus: '—',
}

const es: typeof en = {
  status: {
    AVAILABLE: 'Disponible',
    ROUTED: 'Asignado',
    PICKED_UP: 'Recogido',
    COMPLETED: 'Completado',
    REJECTED: 'Rechazado',
  },
  noStatus: '—',
}

/** Status texts; in English those of ACCEPTED-2. */
export const messages = { en, es }
