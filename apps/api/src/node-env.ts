/** As it was given; what follows fills it in. */
export const givenNodeEnv = process.env.NODE_ENV

// Imported before anything else: React decides by it, when it is first read, which of its builds to load, and rendering
// is several times slower in the other one.
process.env.NODE_ENV ??= process.env.ATRIO_DEV === '1' ? 'development' : 'production'
