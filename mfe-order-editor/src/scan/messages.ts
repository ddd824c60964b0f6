const en = {
  title: 'Scan a barcode',
  hint: 'Hold the barcode in front of the camera.',
  starting: 'Starting the camera…',
  missing: 'This device has no camera. Type the barcode.',
  refused: 'The camera cannot be used. Allow it in the browser and scan again, or type the barcode.',
  failed: 'The camera could not be started. Close this and scan again, or type the barcode.',
  ended: 'The camera was turned off. Close this and scan again, or type the barcode.',
  notLoaded:
    'The scanner could not be loaded. Check your connection and scan again, or type the barcode. If this happens again, save and reload the page.',
  cancel: 'Cancel',
  done: 'Done',
  added: (code: string) => `${code} added`,
  onOrder: (code: string) => `${code} is on this order`,
  alreadyOnOrder: (code: string) => `${code} is already on this order`,
  notOnOrder: (code: string) => `${code} is not on this order`,
  again: (code: string) => `${code} was already scanned`,
  picture: 'What the camera sees',
  lightOn: 'Turn on the light',
  lightOff: 'Turn off the light',
}

const es: typeof en = {
  title: 'Escanear un código',
  hint: 'Ponga el código delante de la cámara.',
  starting: 'Iniciando la cámara…',
  missing: 'Este dispositivo no tiene cámara. Escriba el código.',
  refused: 'No se puede usar la cámara. Permítala en el navegador y escanee de nuevo, o escriba el código.',
  failed: 'No se pudo iniciar la cámara. Cierre esto y escanee de nuevo, o escriba el código.',
  ended: 'La cámara se apagó. Cierre esto y escanee de nuevo, o escriba el código.',
  notLoaded:
    'No se pudo cargar el escáner. Compruebe su conexión y escanee de nuevo, o escriba el código. Si vuelve a ocurrir, guarde y recargue la página.',
  cancel: 'Cancelar',
  done: 'Listo',
  added: (code) => `${code} añadido`,
  onOrder: (code) => `${code} está en este pedido`,
  alreadyOnOrder: (code) => `${code} ya está en este pedido`,
  notOnOrder: (code) => `${code} no está en este pedido`,
  again: (code) => `${code} ya se escaneó`,
  picture: 'Lo que ve la cámara',
  lightOn: 'Encender la luz',
  lightOff: 'Apagar la luz',
}

/** The texts of the barcode scanner. */
export const messages = { en, es }
