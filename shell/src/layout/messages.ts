const en = {
  skip: 'Skip to main content',
  orderHub: 'Order Hub',
  main: 'Main',
  menu: 'Menu',
  copyright: (product: string) => `© 2022 ${product}`,
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' },
  language: 'Language',
  titles: {
    login: 'Login',
    resetPassword: 'Reset Password',
    licence: 'End User License Agreement',
    eula: 'EULA',
    privacyPolicy: 'Privacy Policy',
    privacyPolicyCa: 'Privacy Policy (CA)',
    status: 'Status',
    order: 'Order',
  },
  couldNotCheck: 'We could not check whether you have accepted the license agreement.',
}

const es: typeof en = {
  skip: 'Ir al contenido principal',
  orderHub: 'Centro de pedidos',
  main: 'Principal',
  menu: 'Menú',
  copyright: (product) => `© 2022 ${product}`,
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro', 'high-contrast': 'Alto contraste' },
  language: 'Idioma',
  titles: {
    login: 'Iniciar sesión',
    resetPassword: 'Restablecer contraseña',
    licence: 'Acuerdo de licencia de usuario final',
    eula: 'Acuerdo de licencia',
    privacyPolicy: 'Política de privacidad',
    privacyPolicyCa: 'Política de privacidad (CA)',
    status: 'Estado',
    order: 'Pedido',
  },
  couldNotCheck: 'No pudimos comprobar si aceptó el acuerdo de licencia.',
}

/** Texts of the top bar, the footer and the page titles. */
export const messages = { en, es }
