import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: string
  hint: string
  starting: string
  refused: string
  cancel: string
  picture: string
}

export const messages = {
  en: {
    title: 'Scan a barcode',
    hint: 'Hold the barcode in front of the camera.',
    starting: 'Starting the camera…',
    refused: 'The camera cannot be used. Allow it in the browser, or type the barcode.',
    cancel: 'Cancel',
    picture: 'What the camera sees',
  },
  es: {
    title: 'Escanear un código',
    hint: 'Ponga el código delante de la cámara.',
    starting: 'Iniciando la cámara…',
    refused: 'No se puede usar la cámara. Permítala en el navegador o escriba el código.',
    cancel: 'Cancelar',
    picture: 'Lo que ve la cámara',
  },
} satisfies MessageTable<Messages>
