import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, narrow, radius, space, tabularNumbers, type, wide } from '@carrier-portal/shared-ui/theme'
import { createContext, type ReactNode, useContext, useId } from 'react'

/** The level of the headings of sections: 3 under the title of a dialog, 2 under that of a page. */
export const HeadingLevel = createContext<2 | 3>(3)

interface SectionProps {
  readonly title: string
  /** Beside the heading. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A part of an order under its heading. */
export function Section({ title, beside, children }: SectionProps) {
  const id = useId()
  const level = useContext(HeadingLevel)
  return (
    <SectionBox aria-labelledby={id}>
      <Top>
        <Title as={`h${level}`} id={id}>
          {title}
        </Title>
        {beside}
      </Top>
      {children}
    </SectionBox>
  )
}

/** Terms with their values, in as many columns as fit; each has room for the longest temperature state with its icon. */
export const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr));
  gap: ${space(3, 4)};
  margin: 0;
  ${wide.desk} {
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  }
`

/** One term and its value. `whole` spans all columns. */
export function Term({ name, whole = false, children }: { name: string; whole?: boolean; children: ReactNode }) {
  return (
    <Pair $whole={whole}>
      <Name>{name}</Name>
      <Value>{children}</Value>
    </Pair>
  )
}

const SectionBox = styled.section`
  min-width: 0;
  padding: ${space(4)};
  ${narrow} {
    padding: ${space(2)};
  }
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  padding-bottom: ${space(3)};
`

const Title = styled.h2`
  margin: 0;
  font-size: ${type.body};
  font-weight: ${type.strong};
  ${wide.desk} {
    font-size: max(1rem, ${type.body});
  }
`

const Pair = styled.div<{ $whole: boolean }>`
  min-width: 0;
  /* The two lines of a time are its day and its time of day. */
  ${({ $whole }) => ($whole ? 'grid-column: 1 / -1;' : 'text-wrap: balance;')}
`

const Name = styled.dt`
  font-size: ${type.small};
  color: ${color.muted};
`

const Value = styled.dd`
  margin: 0;
  font-weight: ${type.medium};
  overflow-wrap: anywhere;
  ${tabularNumbers}
`
