export { createDrawingPool, type DrawingInput, type DrawingPool, type PoolOptions } from './pool.ts'
export { DrawingRefused } from './refused.ts'
export { serveDrawings, type Drawings } from './serve.ts'
