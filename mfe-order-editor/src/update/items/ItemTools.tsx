import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { print, space, type } from '@carrier-portal/shared-ui/theme'
import { useOrderForm } from '../form/orderFormContext.ts'
import { AddItemButton } from './AddItemButton.tsx'
import { BulkTimeForm } from './BulkTimeForm.tsx'
import { FindBarcode } from './FindBarcode.tsx'
import { itemTableQuery, toolsInLine } from './itemTableWidths.ts'
import { LineBelow } from './LineBelow.ts'
import { messages } from './messages.ts'
import { ScanItemButton } from './ScanItemButton.tsx'
import { UndoButton } from './UndoButton.tsx'

/** Add Item and Scan (on wide screens), Reset Form, one time for all rows, and the search. */
export function ItemTools() {
  const isWide = useMediaQuery(itemTableQuery)
  return (
    <Bar>
      <Start>
        <Buttons>
          {isWide && (
            <NewItems>
              <AddItemButton />
              <ScanItemButton />
            </NewItems>
          )}
          <ResetButton />
        </Buttons>
        <ResetMessage />
      </Start>
      <BulkTimeForm />
      <FindBarcode />
    </Bar>
  )
}

/** Reloads the items without a question; typed rows come back by Undo. */
function ResetButton() {
  const t = useMessages(messages)
  const { resetItems } = useOrderForm()
  return (
    <Button variant="text" onClick={resetItems}>
      {t.reset}
    </Button>
  )
}

function ResetMessage() {
  const t = useMessages(messages)
  const { undoReset } = useOrderForm()
  return (
    <Message>
      {undoReset && (
        <>
          {t.resetDone}
          <UndoButton name={t.undoReset} onUndo={undoReset} />
        </>
      )}
    </Message>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(3, 6)};
  ${toolsInLine} {
    align-items: baseline;
  }
  ${print} { display: none; }
`

/**
 * The message about Reset Form is beside it, so that it moves nothing, and below it where the time for all items is beside
 * it.
 */
const Start = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${toolsInLine} {
    display: grid;
    flex: 1 1 auto;
    place-content: start;
    gap: ${space(0.5)};
  }
`

const Message = styled(LineBelow)`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  width: auto;
  min-width: 10.5rem;
  font-size: ${type.small};
  line-height: 1.25;
  ${toolsInLine} {
    width: 0;
    min-width: 100%;
  }
`

/** Without a camera the Scan button disappears, and its focus goes to the other control of this element, not to Reset Form. */
const NewItems = styled.div`
  display: contents;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};
  /* Reset Form is alone on phones. Without a wide edge it leaves room for the message beside it. */
  @media not all and ${itemTableQuery} {
    > button { padding-inline: ${space(1)}; }
  }
`
