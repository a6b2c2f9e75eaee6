/** Styles of a room, which the bundler loads with its script. */
declare module '*.css'
