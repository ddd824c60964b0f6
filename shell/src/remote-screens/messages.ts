const en = {
  notAvailable: 'This screen is not available',
  /** Of a download that takes longer than the time limit. */
  notYetAvailable: 'This screen is not available yet',
  reasons: {
    unreachable: 'It could not be downloaded.',
    timeout: 'The download is slow.',
    absent: 'It is not part of this portal at the moment.',
    blocked: 'This version was withdrawn and no other version is available.',
    'needs-newer-host': 'It needs a newer portal. Please reload the page.',
    'too-old': 'It was built for an older portal.',
    unreadable: 'Its manifest could not be read.',
    origin: "This screen's address is not on the allow-list.",
    integrity: 'The downloaded file failed its integrity check.',
    threw: 'It stopped because of an error.',
    'no-screen': 'It does not contain the expected screen.',
  },
  otherScreens: 'The other screens work as usual.',
  report: (id: string) => `Report ${id}`,
  threw: 'Something went wrong. If the screen stops responding, please reload the page.',
  replaced: 'This screen was replaced by another version. If it closed your form, open it again and select Restore.',
  stillTrying: 'Trying the last version that worked…',
  stillLoading: 'Still loading. The screen opens by itself.',
  status: 'Status',
  close: 'Close',
  orderTitle: (number: string) => `Order ${number}`,
  ordersNotAvailable: 'Order details are not available at the moment.',
}

const es: typeof en = {
  notAvailable: 'Esta pantalla no está disponible',
  notYetAvailable: 'Esta pantalla aún no está disponible',
  reasons: {
    unreachable: 'No se pudo descargar.',
    timeout: 'La descarga es lenta.',
    absent: 'No forma parte de este portal en este momento.',
    blocked: 'Esta versión se retiró y no hay otra disponible.',
    'needs-newer-host': 'Necesita un portal más nuevo. Recargue la página.',
    'too-old': 'Se hizo para un portal más antiguo.',
    unreadable: 'No se pudo leer su manifiesto.',
    origin: 'La dirección de esta pantalla no está en la lista de permitidas.',
    integrity: 'El archivo descargado no superó la comprobación de integridad.',
    threw: 'Se detuvo por un error.',
    'no-screen': 'No contiene la pantalla esperada.',
  },
  otherScreens: 'Las demás pantallas funcionan como siempre.',
  report: (id) => `Informe ${id}`,
  threw: 'Algo salió mal. Si la pantalla no responde, recargue la página.',
  replaced:
    'Esta pantalla se reemplazó por otra versión. Si se cerró su formulario, ábralo de nuevo y seleccione Restaurar.',
  stillTrying: 'Probando la última versión que funcionó…',
  stillLoading: 'Sigue cargando. La pantalla se abrirá sola.',
  status: 'Estado',
  close: 'Cerrar',
  orderTitle: (number) => `Pedido ${number}`,
  ordersNotAvailable: 'Los detalles del pedido no están disponibles en este momento.',
}

/** Texts for a screen that is not available. */
export const messages = { en, es }
