const en = {
  caption: 'Orders',
  select: 'Selected',
  actions: 'Actions',
  columns: 'Columns',
  shownColumns: 'Shown columns',
  columnsHint: 'A narrow window shows fewer of them.',
  close: 'Close',
  sorted: (column: string, direction: 'ASC' | 'DESC') =>
    `Sorted by ${column}, ${direction === 'ASC' ? 'ascending' : 'descending'}`,
  unsorted: 'Not sorted by a column',
  column: {
    workOrderNumber: 'Order',
    urgency: 'Urgency',
    status: 'Status',
    pickup: 'Pickup',
    dropoff: 'Dropoff',
    tempStates: 'Temp State',
    tripClassifier: 'Class',
    vehicleType: 'Vehicle',
    mileage: 'Miles',
    timeToComplete: 'Minutes',
    items: 'Items',
  },
}

const es: typeof en = {
  caption: 'Pedidos',
  select: 'Seleccionado',
  actions: 'Acciones',
  columns: 'Columnas',
  shownColumns: 'Columnas visibles',
  columnsHint: 'Una ventana estrecha muestra menos columnas.',
  close: 'Cerrar',
  sorted: (column, direction) => `Ordenado por ${column}, ${direction === 'ASC' ? 'ascendente' : 'descendente'}`,
  unsorted: 'Sin ordenar por columna',
  column: {
    workOrderNumber: 'Pedido',
    urgency: 'Urgencia',
    status: 'Estado',
    pickup: 'Recogida',
    dropoff: 'Entrega',
    tempStates: 'Temperatura',
    tripClassifier: 'Clase',
    vehicleType: 'Vehículo',
    mileage: 'Millas',
    timeToComplete: 'Minutos',
    items: 'Artíc.',
  },
}

/** Texts of the order table. */
export const messages = { en, es }
