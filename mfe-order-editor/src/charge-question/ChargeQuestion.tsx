import { declineOnEscape, RiskyButton, useCloseOnBack, useReturnFocus } from '@carrier-portal/shared-ui/feedback'
import { type MessageTable, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space, type, wide } from '@carrier-portal/shared-ui/theme'
import { useId } from 'react'
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
  /** Called with either choice. */
  onChoice(isMeant: boolean): void
}

/** An inline confirmation of an unusual charge in a form's footer. Escape and Back mean no and do not close the dialog. */
export function ChargeQuestion({ question, onChoice }: ChargeQuestionProps) {
  const { confirm, goBack } = useMessages(messages)
  const id = useId()
  const returnFocus = useReturnFocus()
  const choose = (isMeant: boolean) => {
    onChoice(isMeant)
    // The focused button unmounts, also before a save that fails.
    returnFocus()
  }
  useCloseOnBack(() => choose(false))
  return (
    <ConfirmBar role="alertdialog" aria-labelledby={id} onKeyDown={declineOnEscape(() => choose(false))}>
      <Text id={id}>{question}</Text>
      <RiskyButton variant="outlined" onClick={() => choose(true)}>
        {confirm}
      </RiskyButton>
      <Button variant="contained" onClick={() => choose(false)} autoFocus>
        {goBack}
      </Button>
    </ConfirmBar>
  )
}

const ConfirmBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  flex: 1 1 100%;
`

const Text = styled.p`
  margin: 0;
  flex: 1 1 100%;
  font-weight: ${type.medium};
  ${wide.desk} {
    flex: 1 1 auto;
  }
`

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
