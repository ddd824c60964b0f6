const en = {
  ready: 'An update is ready. It will load when you change screens.',
  readyWhenSaved: 'An update is ready. It will load once your work is saved and you change screens.',
  update: 'Update now',
}

const es: typeof en = {
  ready: 'Hay una actualización lista. Se cargará cuando cambie de pantalla.',
  readyWhenSaved: 'Hay una actualización lista. Se cargará cuando guarde su trabajo y cambie de pantalla.',
  update: 'Actualizar ahora',
}

/** Texts of the update bar. */
export const messages = { en, es }
