// What a module gets by the import of a file that is no script: its address, or the class names of a style sheet.

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}

declare module '*.css'

declare module '*.png' {
  const address: string
  export default address
}

declare module '*.jpg' {
  const address: string
  export default address
}

declare module '*.jpeg' {
  const address: string
  export default address
}

declare module '*.gif' {
  const address: string
  export default address
}

declare module '*.webp' {
  const address: string
  export default address
}

declare module '*.avif' {
  const address: string
  export default address
}

declare module '*.svg' {
  const address: string
  export default address
}

declare module '*.woff' {
  const address: string
  export default address
}

declare module '*.woff2' {
  const address: string
  export default address
}
