import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: (number: string) => string
  close: string
  previousOrder: string
  nextOrder: string
  position: (index: number, count: number) => string
  failed: string
  updateDetails: string
  updateCharge: string
  contact: string
  pickup: string
  dropoff: string
  order: string
  items: string
  firstName: string
  lastName: string
  phone: string
  location: string
  address: string
  map: string
  signature: string
  quantity: string
  notes: string
  earliest: Record<'pickup' | 'dropoff', string>
  latest: Record<'pickup' | 'dropoff', string>
  tripClass: string
  vehicle: string
  miles: string
  tempState: string
  minutes: string
  patient: string
  show: string
  charge: string
  reference: string
  comments: string
  noLoad: string
  noLoadComments: string
  noLoadTime: string
  yes: string
  no: string
  quantityMatches: (counted: number) => string
  quantityDiffers: (counted: number) => string
  columns: Record<ItemColumn, string>
  noItems: string
  inches: (text: string) => string
  pounds: (weight: number) => string
}

/** What is shown of an item. */
export type ItemColumn =
  | 'number'
  | 'barcode'
  | 'type'
  | 'quantity'
  | 'tempState'
  | 'pickupTime'
  | 'dropoffTime'
  | 'size'
  | 'weight'
  | 'comments'

/** The texts of Order Details. */
export const messages = {
  en: {
    title: (number) => `Order ${number}`,
    close: 'Close',
    previousOrder: 'Previous order',
    nextOrder: 'Next order',
    position: (index, count) => `${index} of ${count}`,
    failed: 'There was an error. Please try again.',
    updateDetails: 'Update Details',
    updateCharge: 'Update Charge',
    contact: 'Contact Information',
    pickup: 'Pickup Details',
    dropoff: 'Dropoff Details',
    order: 'Order Information',
    items: 'Item Details',
    firstName: 'First Name',
    lastName: 'Last Name',
    phone: 'Phone',
    location: 'Location',
    address: 'Address',
    map: 'Show on map',
    signature: 'Signature',
    quantity: 'Quantity',
    notes: 'Notes',
    earliest: { pickup: 'Pickup Earliest', dropoff: 'Dropoff Earliest' },
    latest: { pickup: 'Pickup Latest', dropoff: 'Dropoff Latest' },
    tripClass: 'Trip Class',
    vehicle: 'Vehicle',
    miles: 'Miles',
    tempState: 'Temp State',
    minutes: 'Minutes to Complete',
    patient: 'Patient',
    show: 'Show',
    charge: 'Charge',
    reference: 'OC Reference Number',
    comments: 'OC Comments',
    noLoad: 'No Load',
    noLoadComments: 'No Load Comments',
    noLoadTime: 'No Load Pickup Time',
    yes: 'Yes',
    no: 'No',
    quantityMatches: (counted) => `Matches the ${counted} listed below`,
    quantityDiffers: (counted) => `${counted} listed below: the quantities differ`,
    columns: {
      number: '#',
      barcode: 'Barcode',
      type: 'Item Type',
      quantity: 'Quantity',
      tempState: 'Temp State',
      pickupTime: 'Pickup Time',
      dropoffTime: 'Dropoff Time',
      size: 'Length × width × height',
      weight: 'Weight',
      comments: 'Comments',
    },
    noItems: 'No items are on this order.',
    inches: (text) => `${text} in`,
    pounds: (weight) => `${weight} lb`,
  },
  es: {
    title: (number) => `Pedido ${number}`,
    close: 'Cerrar',
    previousOrder: 'Pedido anterior',
    nextOrder: 'Pedido siguiente',
    position: (index, count) => `${index} de ${count}`,
    failed: 'Hubo un error. Inténtelo de nuevo.',
    updateDetails: 'Actualizar detalles',
    updateCharge: 'Actualizar cargo',
    contact: 'Información de contacto',
    pickup: 'Detalles de la recogida',
    dropoff: 'Detalles de la entrega',
    order: 'Información del pedido',
    items: 'Detalles de los artículos',
    firstName: 'Nombre',
    lastName: 'Apellido',
    phone: 'Teléfono',
    location: 'Lugar',
    address: 'Dirección',
    map: 'Ver en el mapa',
    signature: 'Firma',
    quantity: 'Cantidad',
    notes: 'Notas',
    earliest: { pickup: 'Recogida, desde', dropoff: 'Entrega, desde' },
    latest: { pickup: 'Recogida, hasta', dropoff: 'Entrega, hasta' },
    tripClass: 'Clase de viaje',
    vehicle: 'Vehículo',
    miles: 'Millas',
    tempState: 'Temperatura',
    minutes: 'Duración (min)',
    patient: 'Paciente',
    show: 'Mostrar',
    charge: 'Cargo',
    reference: 'Número de referencia OC',
    comments: 'Comentarios OC',
    noLoad: 'Sin carga',
    noLoadComments: 'Comentarios sobre la falta de carga',
    noLoadTime: 'Hora de recogida sin carga',
    yes: 'Sí',
    no: 'No',
    quantityMatches: (counted) => `Coincide con la lista: ${counted}`,
    quantityDiffers: (counted) => `${counted} en la lista: las cantidades no coinciden`,
    columns: {
      number: '#',
      barcode: 'Código de barras',
      type: 'Tipo de artículo',
      quantity: 'Cantidad',
      tempState: 'Temperatura',
      pickupTime: 'Hora de recogida',
      dropoffTime: 'Hora de entrega',
      size: 'Largo × ancho × alto',
      weight: 'Peso',
      comments: 'Comentarios',
    },
    noItems: 'Este pedido no tiene artículos.',
    inches: (text) => `${text} pulg`,
    pounds: (weight) => `${weight} lb`,
  },
} satisfies MessageTable<Messages>
