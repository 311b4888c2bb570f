// The package types its full build alone; the light one is the same class with fewer parts.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
