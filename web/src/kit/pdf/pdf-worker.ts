// Reads a PDF beside the page. As a file of our own, so that it is built, named and kept for being without a network like every other.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
