import { ErrorAlert, Loading, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { deferred } from '@carrier-portal/shared-ui/late'
import { Inline, Stack } from '@carrier-portal/shared-ui/layout'
import { color, focusRing, line, print, radius, space, tabletQuery, target } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import { DeferredPart } from '../portal/DeferredView.tsx'
import { TryAgainButton } from '../portal/TryAgainButton.tsx'
import { messages } from './messages.ts'
import { type FetchBytes, useDocument } from './useDocument.ts'

/** The PDF viewer is the largest part of the shell, so it is loaded only where a document is shown. */
const pagesPart = deferred(() => import('./PdfPages.tsx').then(({ PdfPages }) => PdfPages))

interface DocumentFrameProps {
  /** The region's accessible name. */
  readonly label: string
  /** Must keep its identity while the document is the same. */
  readonly fetchBytes: FetchBytes
  /** The public address, for devices that cannot show the document here. */
  readonly address: string
}

/**
 * A document viewer without a toolbar, 500 px high and as wide as its container. A narrow window shows the document's text in
 * a readable size, with a button that shows the pages. A document without text, such as a scanned one, has pages only, and a
 * damaged one neither.
 */
export function DocumentFrame({ label, fetchBytes, address }: DocumentFrameProps) {
  const t = useMessages(messages)
  const document = useDocument(fetchBytes)
  const isNarrow = !useMediaQuery(tabletQuery)
  const [prefersPages, setPrefersPages] = useState(false)
  const [withText, setWithText] = useState<Blob>()
  const problem = <ErrorAlert action={<TryAgainButton onClick={document.retry} />}>{t.problem}</ErrorAlert>
  return (
    <div>
      <Region
        role="region"
        aria-label={label}
        tabIndex={0}
        data-recording="blocked"
        onContextMenu={(event) => event.preventDefault()}
      >
        {document.state === 'loading' && <Loading />}
        {document.state === 'failed' && problem}
        {document.state === 'crossOrigin' && <NativeViewer src={`${address}#toolbar=0&navpanes=0`} title={label} />}
        {document.state === 'loaded' && (
          <DeferredPart from={pagesPart}>
            {(PdfPages) => (
              <PdfPages
                bytes={document.bytes}
                asText={isNarrow && !prefersPages}
                problem={problem}
                onText={setWithText}
              />
            )}
          </DeferredPart>
        )}
      </Region>
      <Inline $gap={4}>
        <OpenLink href={address} target="_blank" rel="noreferrer">
          {t.open}
        </OpenLink>
        {isNarrow && document.state === 'loaded' && document.bytes === withText && (
          <Button variant="text" onClick={() => setPrefersPages(!prefersPages)}>
            {prefersPages ? t.showText : t.showPages}
          </Button>
        )}
      </Inline>
    </div>
  )
}

/** The frame below its title. On paper Firefox divides a page of a document that is in a grid. */
export const DocumentStack = styled(Stack)`
  ${print} {
    display: block;
  }
`

const VIEWER_HEIGHT = '500px'

const Region = styled.div`
  position: relative;
  width: 100%;
  height: ${VIEWER_HEIGHT};
  overflow: auto;
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  &:focus-visible {
    ${focusRing}
  }
  /* On paper all of the document is shown: a part that scrolls prints what is in view. */
  ${print} {
    height: auto;
    overflow: visible;
    border: 0;
    background: none;
  }
`

/** The browser's viewer, for a document of another origin: its context menu is the browser's. */
const NativeViewer = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
`

const OpenLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target.height};
  padding-block: ${space(1)};
  color: ${color.accent};
`
