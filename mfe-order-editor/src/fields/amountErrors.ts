/** The texts for amounts that cannot be sent, of every form with an amount. */
export const amountErrors = {
  en: {
    unreadable: 'Enter an amount such as 84.50. A comma separates thousands only.',
    tooPrecise: 'Enter at most two decimals.',
    outOfRange: 'Enter an amount of at most $99,999.99.',
  },
  es: {
    unreadable: 'Escriba un importe como 84.50. La coma solo separa los miles.',
    tooPrecise: 'Escriba como máximo dos decimales.',
    outOfRange: 'Escriba un importe de $99,999.99 como máximo.',
  },
}
