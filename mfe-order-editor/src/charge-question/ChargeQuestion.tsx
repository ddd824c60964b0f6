import { type MessageTable, useMessages } from '@carrier-portal/shared-ui/i18n'
import { InlineConfirm } from '../confirm/InlineConfirm.tsx'
import { showMoney } from '../details/money.ts'
import { parseAmount } from '../fields/amount.ts'
import { type ChargeWarning, chargeWarning } from './chargeWarning.ts'

/**
 * Returns the question before a typed charge is sent that is usually a typing error; undefined for any other text.
 * `old` is the current charge in US dollars, null where it is not known.
 */
export function useChargeQuestion(): (text: string, old: number | null) => string | undefined {
  const t = useMessages(messages)
  return (text, old) => {
    const typed = parseAmount(text)
    const warning = typed.state === 'valid' ? chargeWarning(typed.amount, old) : undefined
    if (typed.state !== 'valid' || !warning) return undefined
    return t.warnings[warning](showMoney(typed.amount), old === null ? '' : showMoney(old))
  }
}

interface ChargeQuestionProps {
  readonly question: string
  onConfirm(): void
  /** Called after either choice. */
  onClose(): void
}

/** Asks in a form's footer whether an unusual charge is meant. */
export function ChargeQuestion({ question, onConfirm, onClose }: ChargeQuestionProps) {
  const { confirm, goBack } = useMessages(messages)
  return <InlineConfirm confirmation={{ text: question, yes: confirm, no: goBack, onConfirm }} onClose={onClose} />
}

interface Messages {
  warnings: Record<ChargeWarning, (next: string, old: string) => string>
  confirm: string
  goBack: string
}

const messages = {
  en: {
    warnings: {
      zero: (next) => `The new charge is ${next}. Nothing will be paid for this order.`,
      negative: (next) => `The new charge is below zero: ${next}.`,
      muchMore: (next, old) => `The new charge, ${next}, is more than three times the current one, ${old}.`,
    },
    confirm: 'Yes, change it',
    goBack: 'Go back',
  },
  es: {
    warnings: {
      zero: (next) => `El cargo nuevo es ${next}. No se pagará nada por este pedido.`,
      negative: (next) => `El cargo nuevo es menor que cero: ${next}.`,
      muchMore: (next, old) => `El cargo nuevo, ${next}, es más de tres veces el actual, ${old}.`,
    },
    confirm: 'Sí, cambiarlo',
    goBack: 'Volver',
  },
} satisfies MessageTable<Messages>
